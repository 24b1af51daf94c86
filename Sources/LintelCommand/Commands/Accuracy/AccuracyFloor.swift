import LintelIndex
import LintelText

/// The lowest acceptable precision and recall of each level.
///
/// The figures come from a text file with lines such as `type 0.98 0.9`; `#` begins a comment.
struct AccuracyFloor {
  struct Entry: Equatable {
    let level: Accuracy.Level
    let precision: Double
    let recall: Double
  }

  let entries: [Entry]

  /// - Throws: an error for each invalid line, and one if there is no entry at all.
  init(path: String, text: String) throws(ConfigurationErrors) {
    var entries: [Entry] = []
    var errors: [ConfigurationError] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }
      if words.isEmpty { continue }
      if let entry = Entry(words), !entries.contains(where: { $0.level == entry.level }) {
        entries.append(entry)
      } else {
        let levels = Accuracy.Level.allCases.map(\.rawValue).joined(separator: ", ")
        errors.append(
          ConfigurationError(
            path: path, line: index + 1, column: 1,
            message: "expected a level (one of \(levels)), each once, and its least precision and "
              + "recall, from 0 to 1, as in 'type 0.98 0.9'"))
      }
    }
    if entries.isEmpty, errors.isEmpty {
      errors.append(
        ConfigurationError(
          path: path, message: "'\(path)' has no entry; expected lines such as 'type 0.98 0.9'"))
    }
    guard errors.isEmpty else { throw ConfigurationErrors(errors: errors) }
    self.entries = entries
  }

  /// Returns the figures that are below the floor, a line for each. A share of nothing is below no
  /// floor.
  ///
  /// - Throws: if there is no figure for the level of an entry.
  func failures(of accuracy: Accuracy, path: String) throws(ConfigurationErrors) -> [String] {
    var failures: [String] = []
    for entry in entries {
      guard let score = accuracy.levels.first(where: { $0.level == entry.level })?.score else {
        throw ConfigurationErrors(errors: [
          ConfigurationError(
            path: path,
            message: "'\(path)' has an entry for '\(entry.level.rawValue)', which has no "
              + "figure without a rules file; name one with '--config', or remove the entry")
        ])
      }
      for (name, value, least) in [
        ("precision", score.precision, entry.precision), ("recall", score.recall, entry.recall),
      ] {
        guard let value, value < least else { continue }
        failures.append(
          "below the floor: \(entry.level.rawValue) has the \(name) \(fraction(value)), "
            + "at least \(fraction(least)) is required")
      }
    }
    return failures
  }
}

extension AccuracyFloor.Entry {
  fileprivate init?(_ words: [Substring]) {
    guard words.count == 3, let level = Accuracy.Level(rawValue: String(words[0])),
      let precision = Double(words[1]), let recall = Double(words[2]),
      (0...1).contains(precision), (0...1).contains(recall)
    else { return nil }
    self.init(level: level, precision: precision, recall: recall)
  }
}

/// Returns a number with four digits after the point, rounded down: only 1 is shown as 1.0000.
func fraction(_ value: Double) -> String {
  let digits = String(Int((value * 10_000).rounded(.down)) + 100_000).dropFirst()
  return "\(digits.first ?? "0").\(digits.dropFirst())"
}
