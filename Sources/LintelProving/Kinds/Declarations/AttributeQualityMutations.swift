import LintelRules
import LintelText

extension AttributeQuality: ProvableQuality {
  package func variants(of mutant: Mutant, having: Bool) -> [Mutant] {
    var copy = mutant
    if having {
      copy.attributes += patterns.compactMap(\.example).prefix(1)
    } else {
      copy.attributes.removeAll { name in patterns.contains { $0.matches(name) } }
    }
    return copy.renamed
  }
}
