import LintelText
import LintelVocabulary

/// The findings that a team has agreed to pay off later.
///
/// The first line of the file names the format version; each further line is one entry. Entries are
/// sorted, so that changes on two branches seldom conflict. An entry that occurs twice, as after a
/// union of two files, counts once, with the larger number of locations.
package struct Baseline: Sendable {
  /// The name under which entries without findings are reported; no rule may have it.
  package static let ruleName = "baseline"
  /// The name of the baseline file, which is beside the rules file.
  package static let fileName = "lintel.baseline"

  package static let version = "1"
  static let headerStart = "# lintel baseline "
  private static let header =
    headerStart + version + ": rule, from -> to, kind of reference, number of places"

  package struct Line: Sendable {
    package let entry: BaselineEntry
    /// The line number, from 1; 0 for an entry that is not yet written.
    package let number: Int
    package let text: String
  }

  /// The entries, each identity once, in the order in which they are written.
  package let lines: [Line]

  package var entries: [BaselineEntry] { lines.map(\.entry) }

  /// Creates a baseline that accepts all findings except those about the rules file itself.
  package init(accepting findings: [Finding]) {
    self.init(entries: Self.tally(findings).map { BaselineEntry($0, count: $1) })
  }

  private init(entries: [BaselineEntry]) {
    self.init(lines: entries.map { Line(entry: $0, number: 0, text: $0.line) })
  }

  private init(lines: [Line]) {
    var largest: [FindingIdentity: Line] = [:]
    for line in lines {
      let other = largest[line.entry.identity]
      if line.entry.count > other?.entry.count ?? 0 { largest[line.entry.identity] = line }
    }
    self.lines = largest.values.map { (key: $0.entry.line, line: $0) }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.line)
  }

  /// Reads the text of a baseline.
  ///
  /// - Parameters:
  ///   - path: the file as the user named it.
  ///   - refusing: the rules whose findings may not be accepted.
  /// - Throws: all errors of the file, at once.
  package init(
    path: String, _ bytes: [UInt8], refusing: [String] = []
  ) throws(ConfigurationErrors) {
    let reader = BaselineReader(path: path, bytes)
    let refused = reader.entries.filter { refusing.contains($0.entry.identity.rule) }.map {
      ConfigurationError(
        path: path, line: $0.number, column: 1,
        message: BaselineError.refused(rule: $0.entry.identity.rule).message)
    }
    let errors = (reader.errors + refused).sorted {
      ($0.line, $0.column) < ($1.line, $1.column)
    }
    guard errors.isEmpty else { throw ConfigurationErrors(errors: errors) }
    self.init(lines: reader.entries)
  }

  /// The contents of the file, with a line break at the end.
  package var text: String { ([Self.header] + entries.map(\.line)).map { $0 + "\n" }.joined() }

  /// Returns the baseline with the paths of files that were renamed since it was written.
  ///
  /// - Parameters:
  ///   - findings: the findings of the project.
  ///   - files: the paths of the files of the project.
  package func following(_ findings: [Finding], files: Set<String>) -> Baseline {
    let renamed = RenamedEntries(
      from: entries.map(\.identity), to: Self.tally(findings).keys, files: files)
    return Baseline(
      lines: lines.map { line in
        let entry = BaselineEntry(
          renamed.identity(of: line.entry.identity), count: line.entry.count)
        return Line(entry: entry, number: line.number, text: line.text)
      })
  }

  /// Counts the locations of each breach; leaves out findings about the rules file itself.
  static func tally(_ findings: [Finding]) -> [FindingIdentity: Int] {
    var locations: [FindingIdentity: Set<SourceLocation>] = [:]
    for finding in findings.flatMap(\.parts) where finding.from != nil {
      locations[finding.identity, default: []].formUnion(finding.locations)
    }
    return locations.mapValues(\.count)
  }
}

extension Baseline {
  /// Returns the changes that would make this baseline accept exactly the given findings, in the
  /// order in which entries are written.
  package func changes(to findings: [Finding]) -> [Change] {
    let now = Self.tally(findings)
    let before = Dictionary(uniqueKeysWithValues: entries.map { ($0.identity, $0.count) })
    return Set(now.keys).union(before.keys).map {
      Change(identity: $0, before: before[$0] ?? 0, now: now[$0] ?? 0)
    }.filter { $0.before != $0.now }.map { (key: $0.lineNow, change: $0) }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.change)
  }

  /// A breach that has more or fewer locations than the baseline accepts.
  package struct Change: Hashable, Sendable {
    package let identity: FindingIdentity
    /// The number of accepted locations; 0 for a breach that the baseline does not contain.
    package let before: Int
    /// The number of locations that the findings have; 0 for a fixed breach.
    package let now: Int

    package var isNew: Bool { now > before }
    package var lineBefore: String { BaselineEntry(identity, count: before).line }
    package var lineNow: String { BaselineEntry(identity, count: now).line }
  }

  /// Returns this baseline without the breaches and locations that are fixed.
  package func pruned(to findings: [Finding]) -> Baseline {
    let now = Self.tally(findings)
    return Baseline(
      entries: entries.compactMap { entry in
        let count = min(entry.count, now[entry.identity] ?? 0)
        return count > 0 ? BaselineEntry(entry.identity, count: count) : nil
      })
  }
}
