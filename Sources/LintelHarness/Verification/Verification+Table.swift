import LintelReports
import LintelRules

extension Verification {
  /// A line per sample, columns aligned, then what failed in detail.
  package var table: String {
    let header = [
      "architecture", "conformance", "broken variant", "behaviours", "unit tests", "time",
    ]
    let rows = samples.map { sample in
      [sample.name.visible]
        + [sample.conformance, sample.brokenVariant, sample.behaviours, sample.unitTests].map {
          ($0.isPassed ? "ok    " : "FAILED ") + $0.summary.visible
        } + [Self.seconds(sample.time)]
    }
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    let lines = ([header] + rows).map { row in
      zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }.joined(separator: "  ").trimmingTrailingBlanks
    }
    let shared =
      "shared code: \(self.shared.isPassed ? "ok" : "FAILED") \(self.shared.summary.visible)"
    return (lines + ["", shared] + details).map { $0 + "\n" }.joined()
  }

  private var details: [String] {
    let parts = samples.flatMap { sample in
      [
        ("\(sample.name) conformance", sample.conformance),
        ("\(sample.name) broken variant", sample.brokenVariant),
        ("\(sample.name) behaviours", sample.behaviours),
        ("\(sample.name) unit tests", sample.unitTests),
      ]
    }
    var shown: Set<String> = []
    return (parts + [("shared code", shared)]).flatMap { title, verdict -> [String] in
      let details: String
      switch verdict {
      case .passed: return []
      case .failed(_, let text), .unknown(_, let text): details = text
      }
      // A build that failed is the reason for many verdicts; its log is shown once.
      let isNew = shown.insert(details).inserted
      return ["", "\(title): \(verdict.summary)".visible]
        + (isNew && !details.isEmpty ? [details.visibleLines] : [])
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
