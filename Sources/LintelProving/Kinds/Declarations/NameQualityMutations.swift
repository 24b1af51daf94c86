import LintelRules
import LintelText

extension NameQuality: ProvableQuality {
  package func variants(of mutant: Mutant, having: Bool) -> [Mutant] {
    var candidates = mutant.renamed
    for name in patterns.compactMap(\.example) where having {
      var copy = mutant
      copy.name = name
      candidates.append(copy)
    }
    return candidates.filter { candidate in
      patterns.contains { $0.matches(candidate.name) } == having
    }
  }
}
