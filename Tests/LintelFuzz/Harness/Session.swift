#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tries every property of a target on every input, and writes down inputs that breach one.
///
/// `LINTEL_FUZZ_TARGET` in the environment names the target. With `LINTEL_FUZZ_REPLAY` the session
/// prints each breach and changes no file; with a property's name there it looks at nothing else.
/// With `LINTEL_FUZZ_SEEDS` it begins by writing the target's own seeds to that folder.
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
    /// What the reduced inputs look like, names apart.
    var shapes: Set<[UInt8]> = []
  }

  /// Inputs of one mistake differ in its surroundings, so not every one is worth reducing.
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

  /// The input with every name and number made equal, so that one mistake is shown once.
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

/// FNV-1a; the same in every run, as a file's name must be.
func fingerprint(of bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
