#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A run that tests the properties of a target on every input, and saves inputs that breach one.
///
/// `LINTEL_FUZZ_TARGET` in the environment names the target. With `LINTEL_FUZZ_REPLAY` the session
/// prints each breach and saves nothing; if its value names a property, only that one is tested.
/// With `LINTEL_FUZZ_SEEDS` the session begins by writing the target's own seeds to that folder.
struct Session {
  private let name = environment("LINTEL_FUZZ_TARGET") ?? "scanner"
  private let target: FuzzTarget
  private let folder = environment("LINTEL_FUZZ_OUTPUT") ?? "."
  private let replay = environment("LINTEL_FUZZ_REPLAY")
  private var failures: [String: Failures] = [:]

  var hasFoundBreaches: Bool { !failures.isEmpty }

  /// The breaches of one property so far.
  private struct Failures {
    var attempts = 0
    /// The shapes of the reduced inputs.
    var shapes: Set<[UInt8]> = []
  }

  /// The limit of reduced inputs: many differ only in the surroundings of one mistake.
  private static let attempts = 60
  private static let shapes = 12

  init() {
    guard let target = FuzzTarget.all[name] else {
      show("there is no target '\(name)'\n")
      exit(64)
    }
    self.target = target
    guard let seeds = environment("LINTEL_FUZZ_SEEDS") else { return }
    for (number, seed) in target.seeds.enumerated() {
      save(seed, to: "\(seeds)/own-\(number).\(target.ending)")
    }
  }

  mutating func test(_ bytes: [UInt8]) {
    let only = replay.flatMap { target.properties.contains($0) ? $0 : nil }
    guard let breach = target.breach(in: bytes, only: only, thoroughly: replay != nil) else {
      return
    }
    if replay == nil {
      note(breach, bytes)
    } else {
      show("BREACH of '\(breach.property)': \(breach.text)\n")
    }
  }

  private mutating func note(_ breach: FuzzTarget.Breach, _ bytes: [UInt8]) {
    let property = breach.property
    var known = failures[property] ?? Failures()
    guard known.attempts < Self.attempts, known.shapes.count < Self.shapes else { return }
    known.attempts += 1
    let reduced = Reducer(target, property).reduce(bytes)
    if known.shapes.insert(shape(of: reduced)).inserted {
      let path = "\(folder)/\(property)-\(hexadecimal(fingerprint(of: reduced))).\(target.ending)"
      save(reduced, to: path)
      let text = target.breach(in: reduced, only: property, thoroughly: true)?.text ?? breach.text
      show("BREACH of '\(property)': \(text)\n  Scripts/fuzz --replay \(name) \(path)\n")
    }
    failures[property] = known
  }

  /// Returns the input with all names and numbers made equal, so that one mistake is reported once.
  private func shape(of bytes: [UInt8]) -> [UInt8] {
    var shape: [UInt8] = []
    for byte in bytes {
      let isWord =
        byte >= 0x80 || byte == UInt8(ascii: "_") || Character(UnicodeScalar(byte)).isLetter
        || Character(UnicodeScalar(byte)).isNumber
      if !isWord {
        shape.append(byte)
      } else if shape.last != UInt8(ascii: "a") {
        shape.append(UInt8(ascii: "a"))
      }
    }
    return shape
  }

  private func save(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "w") else { return show("cannot write \(path)\n") }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  private func hexadecimal(_ value: UInt64) -> String {
    String(value & 0xffff_ffff, radix: 16)
  }
}

/// Returns the FNV-1a hash, which is the same in every run, because it names files.
func fingerprint(of bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
