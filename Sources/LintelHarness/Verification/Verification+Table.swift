import LintelReports
import LintelText

extension Verification {
  /// A table with a line for each sample, twin and fault, then the details of failures.
  package var table: String {
    let header = ["", "rules", "scenarios", "unit tests", "time"]
    let rows = lines.map { line in
      [line.name.visible] + [line.rules, line.scenarios, line.unitTests].map(Self.cell)
        + [Self.seconds(line.time)]
    }
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    let table = ([header] + rows).map { row in
      zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }.joined(separator: "  ").trimmingTrailingBlanks
    }
    let shared = self.shared.map { ["shared code: \(Self.cell($0.unitTests))"] } ?? []
    return (table + [""] + shared + [total] + details).map { $0 + "\n" }.joined()
  }

  private static func cell(_ verdict: Verdict?) -> String {
    guard let verdict else { return "-" }
    return (verdict.isPassed ? "ok " : "FAILED ") + verdict.summary.visible
  }

  private var total: String {
    let counts = [
      counted(lines.count { $0.kind == nil }, "variant"),
      counted(lines.count { $0.kind == .twin }, "twin"),
      counted(lines.count { $0.kind == .fault }, "fault"),
    ]
    let bad = all.count { !$0.isPassed }
    let verdict = bad == 0 ? "all as expected" : "\(bad) not as expected"
    return "\(list(counts, last: "and")) in \(Self.seconds(time)): \(verdict)"
  }

  private var details: [String] {
    var shown: Set<String> = []
    return all.flatMap { line in
      let parts = [
        ("rules", line.rules), ("scenarios", line.scenarios), ("unit tests", line.unitTests),
      ]
      let texts = parts.flatMap { part, verdict -> [String] in
        guard let verdict, !verdict.isPassed else { return [] }
        // One failed run may be the reason for several verdicts; its log is shown once.
        let isNew = !verdict.details.isEmpty && shown.insert(verdict.details).inserted
        return ["", "\(line.name) \(part): \(verdict.summary)".visible]
          + (isNew ? [verdict.details.visibleLines] : [])
      }
      return texts + (line.log.map { ["see '\($0)'".visible] } ?? [])
    }
  }

  private static func seconds(_ duration: Duration) -> String {
    decimal(Int(duration / .microseconds(1)), of: 1_000_000) + " s"
  }
}

extension String {
  fileprivate var trimmingTrailingBlanks: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
