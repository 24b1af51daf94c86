/// A configuration file (`.xcconfig`) as it is written, without the files that it includes.
struct ConfigurationFile: Sendable {
  enum Part {
    case settings(SettingsBlock)
    case include(Include)
  }

  struct Include {
    let name: String
    /// Whether the file may be missing, as in `#include? "Local.xcconfig"`.
    let isOptional: Bool
    /// The line, counted from 1.
    let line: Int
    let column: Int
  }

  /// The parts in the order of the file: a later one is stronger.
  private(set) var parts: [Part] = []

  init(_ bytes: [UInt8]) {
    var block = SettingsBlock()
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      switch ConfigurationLine(line) {
      case .assignment(let key, let value): block.add(key: key, value: value)
      case .include(let name, let isOptional, let column):
        if !block.isEmpty { parts.append(.settings(block)) }
        block = SettingsBlock()
        parts.append(
          .include(
            Include(name: name, isOptional: isOptional, line: number + 1, column: column)))
      case nil: continue
      }
    }
    if !block.isEmpty { parts.append(.settings(block)) }
  }
}
