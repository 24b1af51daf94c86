import LintelFindings
import LintelText

/// A use that a rule of a proposal accepts for now, because the project has it in many locations.
package struct Concession: Equatable, Sendable {
  let rule: String
  /// The component, and the other component or module that it may use; `nil` if all findings of the
  /// rule become notes, because some of them are about code in no component.
  let use: Use?
  /// The number of findings that the concession removes.
  private(set) var count: Int

  struct Use: Hashable {
    let from: String
    let to: String
  }

  fileprivate struct Key: Hashable {
    let rule: String
    let use: Use?
  }

  /// Returns the fewest concessions that leave at most `remaining` findings.
  ///
  /// - Parameters:
  ///   - findings: the findings of a proposal that has `concessions` already.
  ///   - remaining: the most findings that may be left.
  static func fewest(
    for findings: [Finding], besides concessions: [Concession], remaining: Int
  ) -> [Concession] {
    let findings = findings.filter { $0.severity > .note }
    let keys = findings.map { finding in Key(rule: finding.rule, use: Use(finding)) }
    let counts = Dictionary(grouping: keys) { $0 }.mapValues(\.count)
    let ordered = counts.sorted {
      ($1.value, $0.key.sortKey) < ($0.value, $1.key.sortKey)
    }
    var result = concessions
    var left = findings.count
    for (key, count) in ordered where left > remaining {
      left -= count
      if key.use == nil {
        // A rule that reports only notes needs no exceptions any more.
        let before = result.filter { $0.rule == key.rule }.reduce(0) { $0 + $1.count }
        result.removeAll { $0.rule == key.rule }
        result.append(Concession(rule: key.rule, use: nil, count: count + before))
      } else if let known = result.firstIndex(where: {
        $0.rule == key.rule && ($0.use == nil || $0.use == key.use)
      }) {
        result[known].count += count
      } else {
        result.append(Concession(rule: key.rule, use: key.use, count: count))
      }
    }
    return result
  }
}

extension Concession.Key {
  fileprivate var sortKey: String { "\(rule)\n\(use?.from ?? "")\n\(use?.to ?? "")" }
}

extension Concession.Use {
  /// - Returns: `nil` if the finding is not about the use of a component or module by a component.
  fileprivate init?(_ finding: Finding) {
    guard let from = finding.from?.component, let to = finding.to else { return nil }
    if let component = to.component {
      self.init(from: from, to: component)
    } else if finding.kind == .import {
      self.init(from: from, to: to.name)
    } else {
      return nil
    }
  }
}

extension [Concession] {
  /// Returns the concessions in which some rules report only notes, instead of having exceptions.
  func weakening(_ rules: Set<String>) -> [Concession] {
    let (weak, kept) = (filter { rules.contains($0.rule) }, filter { !rules.contains($0.rule) })
    let counts = Dictionary(grouping: weak, by: \.rule).mapValues { uses in
      uses.reduce(0) { $0 + $1.count }
    }
    return kept
      + counts.sorted { $0.key < $1.key }.map { Concession(rule: $0, use: nil, count: $1) }
  }

  /// A text for each concession, with its number of findings, the largest number first: `UI → Data
  /// (12)`.
  var summaries: [String] {
    sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }.map { concession in
      concession.use.map { "\($0.from) → \($0.to) (\(concession.count))" }
        ?? "all findings of '\(concession.rule)' (\(concession.count))"
    }
  }

  /// Returns the lines to add to the text of a rule for the concessions that are about it.
  func text(for rule: String) -> String {
    let own = filter { $0.rule == rule }
    if let all = own.first(where: { $0.use == nil }) {
      return "    severity: note             # \(counted(all.count, "finding")) today\n"
    }
    let entries = own.compactMap { concession in
      concession.use.map {
        "      - { from: \(quotedYAML($0.from)), to: \(quotedYAML($0.to)), "
          + "because: \"\(counted(concession.count, "finding")) when this file was written\" }\n"
      }
    }
    return entries.isEmpty ? "" : "    allow:\n" + entries.joined()
  }
}
