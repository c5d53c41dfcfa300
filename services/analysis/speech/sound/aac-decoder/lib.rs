//! The AAC decoder of Symphonia for a host that can only pass numbers: it writes a packet where `input` tells, calls, and
//! reads samples where `output` tells. An instance decodes one track.

use std::cell::RefCell;
use symphonia_codec_aac::AacDecoder;
use symphonia_core::audio::{Audio, GenericAudioBufferRef};
use symphonia_core::codecs::audio::well_known::CODEC_ID_AAC;
use symphonia_core::codecs::audio::{AudioCodecParameters, AudioDecoder, AudioDecoderOptions};
use symphonia_core::packet::PacketRef;
use symphonia_core::units::{Duration, Timestamp};

/// More than a packet of two channels may have: 6144 bits for each (ISO/IEC 14496-3, 4.5.1.1).
const INPUT_BYTES: usize = 8192;

struct Track {
    decoder: Option<AacDecoder>,
    input: [u8; INPUT_BYTES],
    samples: Vec<f32>,
}

thread_local! {
    static TRACK: RefCell<Track> =
        const { RefCell::new(Track { decoder: None, input: [0; INPUT_BYTES], samples: Vec::new() }) };
}

/// Where the host writes the `length` bytes that `open` or `decode` is to read; 0 where they are too many.
#[unsafe(no_mangle)]
pub extern "C" fn input(length: usize) -> *const u8 {
    if length > INPUT_BYTES {
        return std::ptr::null();
    }
    TRACK.with_borrow(|track| track.input.as_ptr())
}

/// Opens the decoder by an AudioSpecificConfig of `length` bytes; the samples in a second, or 0 where it cannot decode that.
#[unsafe(no_mangle)]
pub extern "C" fn open(length: usize) -> u32 {
    TRACK.with_borrow_mut(|track| {
        let config: Box<[u8]> = track.input[..length].into();
        let mut parameters = AudioCodecParameters::new();
        parameters.for_codec(CODEC_ID_AAC).with_extra_data(config);
        track.decoder = AacDecoder::try_new(&parameters, &AudioDecoderOptions::default()).ok();
        track.decoder.as_ref().and_then(|decoder| decoder.codec_params().sample_rate).unwrap_or(0)
    })
}

/// Decodes a packet of `length` bytes; the number of samples at `output`, or -1 where it is damaged.
#[unsafe(no_mangle)]
pub extern "C" fn decode(length: usize) -> i32 {
    TRACK.with_borrow_mut(|track| {
        let Track { decoder: Some(decoder), input, samples } = track else { return -1 };
        let packet = PacketRef::new(0, Timestamp::new(0), Duration::new(0), &input[..length]);
        match decoder.decode_ref(&packet) {
            Ok(GenericAudioBufferRef::F32(sound)) => {
                let channels = sound.num_planes() as f32;
                samples.clear();
                samples.resize(sound.frames(), 0.0);
                for plane in sound.iter_planes() {
                    for (sum, value) in samples.iter_mut().zip(plane) {
                        *sum += value / channels;
                    }
                }
                samples.len() as i32
            }
            _ => -1,
        }
    })
}

/// The samples of the last packet, -1 to 1, its channels averaged.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const f32 {
    TRACK.with_borrow(|track| track.samples.as_ptr())
}
