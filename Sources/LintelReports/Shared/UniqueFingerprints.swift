/// Fingerprints of which each is there once: one breach may be told in several findings.
///
/// The second one of a breach is followed by `-2`, and so on.
func uniqueFingerprints(_ fingerprints: [String]) -> [String] {
  var counts: [String: Int] = [:]
  return fingerprints.map { fingerprint in
    counts[fingerprint, default: 0] += 1
    let count = counts[fingerprint, default: 1]
    return count == 1 ? fingerprint : "\(fingerprint)-\(count)"
  }
}
