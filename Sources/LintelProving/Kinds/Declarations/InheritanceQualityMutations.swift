import LintelRules
import LintelText

extension InheritanceQuality: ProvableQuality {
  package func variants(of mutant: Mutant, having: Bool) -> [Mutant] {
    var copy = mutant
    copy.supertypes =
      having ? mutant.supertypes + patterns.compactMap(\.example).prefix(1) : []
    return copy.renamed
  }
}
