import LintelFindings
import LintelText

/// A use that a rule of a proposal accepts for now, in no more places than today, because the
/// project has it in many.
package struct Concession: Equatable, Sendable {
  let rule: String
  /// The component, and the other component or module that it may use; `nil` if all findings of the
  /// rule become notes, because some of them are about code in no component.
  let use: Use?
  /// The number of findings that the concession removes.
  private(set) var count: Int
  /// The first declarations of which one uses the other, as in `ChatView uses ChatService`; `nil`
  /// if all findings of the rule become notes.
  let example: String?
  /// The number of places that the exception accepts; `nil` before they are counted.
  var limit: Int?

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
    let groups = Dictionary(grouping: findings) { Key(rule: $0.rule, use: Use($0)) }
    let ordered = groups.sorted {
      ($1.value.count, $0.key.sortKey) < ($0.value.count, $1.key.sortKey)
    }
    var result = concessions
    var left = findings.count
    for (key, group) in ordered where left > remaining {
      let count = group.count
      left -= count
      if key.use == nil {
        // A rule that reports only notes needs no exceptions any more.
        let before = result.filter { $0.rule == key.rule }.reduce(0) { $0 + $1.count }
        result.removeAll { $0.rule == key.rule }
        result.append(Concession(rule: key.rule, use: nil, count: count + before, example: nil))
      } else if let known = result.firstIndex(where: {
        $0.rule == key.rule && ($0.use == nil || $0.use == key.use)
      }) {
        result[known].count += count
      } else {
        let first = group.min(by: Finding.precedes)
        let example = first.map { "\($0.from?.name ?? "") uses \($0.to?.name ?? "")" }
        result.append(
          Concession(rule: key.rule, use: key.use, count: count, example: example))
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
  /// A text for each use, with the number of accepted places or, before they are counted, of
  /// findings, the largest number first: `View → Service (12)`.
  var uses: [String] {
    let counts = compactMap { concession in
      concession.use.map { (text: "\($0.from) → \($0.to)", count: concession.number) }
    }
    return counts.sorted { ($1.count, $0.text) < ($0.count, $1.text) }.map {
      "\($0.text) (\($0.count))"
    }
  }

  /// A text for each rule whose findings are notes, with their number: `'layering' (48)`.
  var notes: [String] {
    filter { $0.use == nil }.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }.map {
      "all findings of '\($0.rule)' (\($0.count))"
    }
  }

  /// Returns the lines to add to the text of a rule for the concessions that are about it.
  func text(for rule: String) -> String {
    let own = filter { $0.rule == rule }
    if let all = own.first(where: { $0.use == nil }) {
      return "    severity: note             # \(counted(all.count, "finding")) today\n"
    }
    let entries = own.compactMap { concession in
      concession.use.map { concession.entry(for: $0) }
    }
    return entries.isEmpty ? "" : "    allow:\n" + entries.joined()
  }

  /// Returns the concessions that accept as many places as counted in the exceptions that were made
  /// of them, without those that accept none.
  func limited(to exceptions: [CountedException]) -> [Concession] {
    var positions: [String: Int] = [:]
    return compactMap { concession in
      guard concession.use != nil else { return concession }
      let position = positions[concession.rule, default: 0]
      positions[concession.rule] = position + 1
      guard
        let exception = exceptions.first(where: {
          $0.rule == concession.rule && $0.index == position
        }), exception.count > 0
      else { return nil }
      var result = concession
      result.limit = exception.count
      return result
    }
  }
}

extension Concession {
  fileprivate var number: Int { limit ?? count }

  /// Returns the line of the exception. Nobody knows yet why the use is right, so the reason says
  /// what is known, and that the team has to judge it.
  fileprivate func entry(for use: Use) -> String {
    let example = example.map { ", e.g. \($0)" } ?? ""
    let reason = "not judged yet: the team says here why \(use.from) may use \(use.to)\(example)"
    return "      - from: \(quotedYAML(use.from))\n        to: \(quotedYAML(use.to))\n"
      + (limit.map { "        at-most: \($0)\n" } ?? "")
      + "        because: \(quotedYAML(reason))\n"
  }
}
