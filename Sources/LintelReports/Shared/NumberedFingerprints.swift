import LintelFindings

/// Fingerprints that are unique within a report: one breach may be told in several findings.
struct NumberedFingerprints {
  private var counts: [String: Int] = [:]

  /// The fingerprint of a finding; of a second one with the same, `-2` follows it.
  mutating func next(_ fingerprint: String) -> String {
    counts[fingerprint, default: 0] += 1
    let count = counts[fingerprint, default: 1]
    return count == 1 ? fingerprint : "\(fingerprint)-\(count)"
  }
}
