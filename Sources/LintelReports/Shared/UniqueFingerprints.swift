/// Returns the fingerprints, made unique: one breach may be reported as several findings.
///
/// The second of several equal fingerprints is followed by `-2`, and so on.
func uniqueFingerprints(_ fingerprints: [String]) -> [String] {
  var counts: [String: Int] = [:]
  return fingerprints.map { fingerprint in
    counts[fingerprint, default: 0] += 1
    let count = counts[fingerprint, default: 1]
    return count == 1 ? fingerprint : "\(fingerprint)-\(count)"
  }
}
