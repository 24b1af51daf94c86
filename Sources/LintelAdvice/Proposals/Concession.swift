import LintelFindings
import LintelText

/// What a rule does not ask for yet, since a project does it all over.
public struct Concession: Equatable, Sendable {
  let rule: String
  /// What one component may use: another, or a module; `nil` where all that the rule finds becomes
  /// notes, as some of it is about code in no component.
  let use: Use?
  /// How many findings it takes away.
  private(set) var count: Int

  struct Use: Hashable {
    let from: String
    let to: String
  }

  fileprivate struct Key: Hashable {
    let rule: String
    let use: Use?
  }

  /// The fewest that leave no more than some findings.
  ///
  /// - Parameters:
  ///   - findings: of a proposal, with ``concessions`` made already.
  ///   - remaining: so many findings may be left.
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
        // What was allowed of a rule that only notes is no exception any more.
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
  /// - Returns: `nil` if the finding is not about a component and what it uses.
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
  /// The same with notes for all that some rules find, instead of exceptions.
  func weakening(_ rules: Set<String>) -> [Concession] {
    let (weak, kept) = (filter { rules.contains($0.rule) }, filter { !rules.contains($0.rule) })
    let counts = Dictionary(grouping: weak, by: \.rule).mapValues { uses in
      uses.reduce(0) { $0 + $1.count }
    }
    return kept
      + counts.sorted { $0.key < $1.key }.map { Concession(rule: $0, use: nil, count: $1) }
  }

  /// For each what it is and how much, with the most first.
  var summaries: [String] {
    sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }.map { concession in
      concession.use.map { "\($0.from) → \($0.to) (\(concession.count))" }
        ?? "whatever '\(concession.rule)' finds (\(concession.count))"
    }
  }

  /// What to add to the text of a rule so that it makes those concessions that are about it.
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
