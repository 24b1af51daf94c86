extension Module {
  /// Returns the name to show for each module. If several modules share a name, e.g. the modules of
  /// one product for several platforms, the target is added, or else the manifest, or else both.
  ///
  /// Modules that share all of these share a label.
  static func labels(of modules: [Module]) -> [String] {
    var labels = modules.map(\.displayName)
    for namesakes in Dictionary(grouping: modules.indices, by: { labels[$0] }).values
    where namesakes.count > 1 {
      let details: [(Module) -> String] = [
        \.target, \.manifest,
        { [$0.target, $0.manifest].filter { !$0.isEmpty }.joined(separator: " in ") },
      ]
      let found = details.map { detail in namesakes.map { detail(modules[$0]) } }
      let words = found.first { Set($0).count == namesakes.count } ?? found[2]
      for (position, word) in zip(namesakes, words) where !word.isEmpty {
        labels[position] += " (\(word))"
      }
    }
    return labels
  }
}
