import LintelScanner
import LintelVocabulary

/// Finds the names that the package manager printed in the manifest, because it prints no
/// locations.
struct WrittenNames {
  /// The string literals by their value, in the order of the file.
  private var literals: [String: [SourceToken]] = [:]
  /// The range of offsets of each target's declaration, by the name of the target.
  private var targets: [String: Range<UInt32>] = [:]

  init(_ source: ManifestTokens) {
    for position in 0..<source.end {
      if let name = source.string(position..<position + 1) {
        literals[name, default: []].append(source.tokens[position])
      }
      guard let word = source.word(at: position), ManifestReader.kind(ofTarget: word) != nil,
        source.isMark("(", at: position + 1), let end = source.closer(of: position + 1),
        source.isWord("name", at: position + 2), source.isMark(":", at: position + 3),
        position + 4 < end, let name = source.string(position + 4..<position + 5)
      else { continue }
      // The longest call wins, because `.target(name: "Core")` in the dependencies of another
      // target is shorter than the declaration.
      let place = source.tokens[position + 4].end..<source.tokens[end].end
      if place.count > targets[name]?.count ?? 0 { targets[name] = place }
    }
  }

  /// Returns the location of the literal in the declaration of the target, or else of the first
  /// such literal in the manifest; the start of the manifest for a name that is composed.
  func place(of name: String, inTarget target: String) -> (offset: UInt32, length: UInt32) {
    let all = literals[name] ?? []
    var literal = all.first
    if let place = targets[target] {
      let next = all.partitioningIndex { $0.offset >= place.lowerBound }
      if next < all.count, all[next].end <= place.upperBound { literal = all[next] }
    }
    return literal.map { ($0.offset, $0.end - $0.offset) } ?? (0, 0)
  }
}
