import LintelFindings
import LintelText

/// The properties that any bytes must have as a baseline.
enum BaselineProperty: String, FuzzProperty {
  /// Every error has a message, and a location in the file.
  case messages
  /// A baseline that was written is read as the same entries.
  case writing
  /// A file that is repeated, as by a union merge, has the same entries.
  case union
  /// Lines may end as on other systems, in a carriage return and a line feed.
  case endings
  /// The same bytes give the same entries or errors.
  case determinism

  func breach(in input: BaselineInput, thoroughly: Bool) -> String? {
    switch self {
    case .messages: input.messagesBreach
    case .writing: input.writingBreach
    case .union:
      input.bytes.last == newline
        ? input.difference(from: BaselineInput(input.bytes + input.bytes)) : nil
    case .endings:
      input.bytes.contains(carriageReturn)
        ? nil
        : input.difference(
          from: BaselineInput(
            input.bytes.flatMap { $0 == newline ? [carriageReturn, newline] : [$0] }))
    case .determinism: input.difference(from: BaselineInput(input.bytes))
    }
  }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")

struct BaselineInput {
  let bytes: [UInt8]
  private let read: Result<Baseline, ConfigurationErrors>

  private static let path = "lintel.baseline"

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    read = Result { () throws(ConfigurationErrors) in
      try Baseline(path: Self.path, bytes, refusing: ["strict"])
    }
  }

  private var entries: [BaselineEntry]? { try? read.get().entries }

  fileprivate var messagesBreach: String? {
    guard case .failure(let errors) = read else { return nil }
    if errors.errors.isEmpty { return "neither read nor a problem" }
    // A carriage return by itself ends no line of a baseline.
    let lines = bytes.map { $0 == carriageReturn ? UInt8(ascii: " ") : $0 }
    return messageBreach(errors.errors, about: Self.path, lines)
  }

  fileprivate var writingBreach: String? {
    guard case .success(let baseline) = read else { return nil }
    let text = Array(baseline.text.utf8)
    if let breach = controlBreach(in: text) { return breach }
    guard case .success(let again) = BaselineInput(text).read else {
      return "written, it is refused"
    }
    if again.entries != baseline.entries { return "written and read, entries are others" }
    return Array(again.text.utf8) == text ? nil : "written twice, it is another text"
  }

  /// Returns how the entries of another reading differ; locations are not compared.
  fileprivate func difference(from other: BaselineInput) -> String? {
    entries == other.entries
      ? nil
      : "\(entries?.count ?? -1) entries are \(other.entries?.count ?? -1), or others"
  }
}
