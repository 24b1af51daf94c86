import LintelProving
import LintelReports
import LintelText

/// The result of a proof, as text and as JSON.
struct ProofText {
  let result: ProofResult

  /// A table with a line for each rule, then details of the mutations that were not found.
  var text: String {
    let rows = [["rule", "kind", "breaches", "killed", "survived"]] + result.rules.map(row)
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      row.indices.map { column in
        let blanks = String(repeating: " ", count: widths[column] - row[column].count)
        return column < 2 ? row[column] + blanks : blanks + row[column]
      }.joined(separator: "  ")
    }
    return (lines + details + ["", summary]).map { $0.visible + "\n" }.joined()
  }

  private func row(_ proof: RuleProof) -> [String] {
    let survived = proof.survivors.count
    return [
      proof.rule, proof.kind, "\(proof.mutants.count)",
      "\(proof.mutants.count - survived)", "\(survived)",
    ]
  }

  private var details: [String] {
    result.rules.flatMap { proof -> [String] in
      var lines = proof.survivors.flatMap { breach -> [String] in
        ["", "\(proof.rule): not found: \(breach.summary)"]
          + breach.excerpt.map { "  " + $0 }
          + ["  " + (breach.obstacle ?? "expected a finding of '\(proof.rule)' there")]
      }
      if proof.mutants.isEmpty {
        lines += ["", "\(proof.rule): " + Self.reasonForNothing(proof)]
      }
      if proof.omittedCount > 0 {
        let count = "at least " + counted(proof.omittedCount, "more breach", "more breaches")
        lines += ["", "\(proof.rule): \(count) not tried"]
      }
      return lines
    }
  }

  private static func reasonForNothing(_ proof: RuleProof) -> String {
    if proof.isBroken { return "is already broken wherever possible; see 'lintel check'" }
    return proof.isIdle
      ? "nothing to break: its components have no code"
      : "cannot be broken: no change of the existing code would break it; complete "
        + "the rule, or remove it"
  }

  private var summary: String {
    let breaches = result.rules.reduce(0) { $0 + $1.mutants.count }
    let survivors = result.rules.reduce(0) { $0 + $1.survivors.count }
    let unbreakable = result.rules.count { $0.mutants.isEmpty && !$0.isIdle }
    let total =
      "\(counted(breaches, "breach", "breaches")) of \(counted(result.rules.count, "rule"))"
    if result.isPassed { return "\(total), all found" }
    return "\(total), \(survivors) not found"
      + (unbreakable > 0 ? "; \(counted(unbreakable, "rule")) that cannot be broken" : "")
  }

  /// The result as JSON, on one line.
  var json: String {
    JSONValue.object([
      "version": .number(1),
      "passed": .bool(result.isPassed),
      "rules": .array(result.rules.map(value)),
    ]).line + "\n"
  }

  private func value(_ proof: RuleProof) -> JSONValue {
    .object([
      "rule": .string(proof.rule),
      "kind": .string(proof.kind),
      "passed": .bool(proof.isPassed),
      "idle": .bool(proof.isIdle),
      "broken": .bool(proof.isBroken),
      "omitted": .number(proof.omittedCount),
      "breaches": .array(
        proof.mutants.map { breach in
          .object([
            "summary": .string(breach.summary),
            "killed": .bool(breach.isKilled),
            "excerpt": .array(breach.excerpt.map(JSONValue.string)),
            "obstacle": JSONValue(breach.obstacle),
          ])
        }),
    ])
  }
}
