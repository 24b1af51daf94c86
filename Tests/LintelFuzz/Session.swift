#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tries every property on every input, and writes down inputs that breach one.
///
/// With `LINTEL_FUZZ_REPLAY` in the environment it prints each breach and changes no file; with a
/// property's name there it looks at nothing else.
struct Session {
  private let folder = environment("LINTEL_FUZZ_OUTPUT") ?? "."
  private let replay = environment("LINTEL_FUZZ_REPLAY")
  private var failures: [Property: Failures] = [:]

  /// The breaches of one property so far.
  private struct Failures {
    var attempts = 0
    /// What the reduced inputs look like, names apart.
    var shapes: Set<[UInt8]> = []
  }

  /// Inputs of one mistake differ in its surroundings, so not every one is worth reducing.
  private static let attempts = 60
  private static let shapes = 12

  mutating func test(_ bytes: [UInt8]) {
    let isReplay = replay != nil
    let only = replay.flatMap(Property.init(rawValue:))
    let input = Input(bytes)
    for property in Property.allCases where only == nil || property == only {
      guard isReplay || property.isDue(for: input) else { continue }
      guard let breach = property.breach(in: input, thoroughly: isReplay) else { continue }
      if isReplay {
        show("BREACH of '\(property.rawValue)': \(breach)\n")
      } else {
        note(property, bytes, breach)
      }
      // The properties after it build on this one.
      return
    }
  }

  private mutating func note(_ property: Property, _ bytes: [UInt8], _ breach: String) {
    var known = failures[property] ?? Failures()
    guard known.attempts < Self.attempts, known.shapes.count < Self.shapes else { return }
    known.attempts += 1
    let reduced = Reducer(property).reduce(bytes)
    if known.shapes.insert(shape(of: reduced)).inserted {
      let name = "\(property.rawValue)-\(hexadecimal(fingerprint(of: reduced))).swift"
      save(reduced, to: folder + "/" + name)
      let text = property.breach(in: Input(reduced), thoroughly: true) ?? breach
      show("BREACH of '\(property.rawValue)': \(text)\n  Scripts/fuzz --replay \(folder)/\(name)\n")
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

  private func show(_ text: String) {
    _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
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
