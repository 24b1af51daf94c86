import LintelRules
import LintelVocabulary

extension KindQuality: ProvableQuality {
  package func variants(of mutant: Mutant, having: Bool) -> [Mutant] {
    let types: [DeclarationKind] = [.class, .struct, .enum, .protocol, .actor]
    let members: [DeclarationKind] = [.function, .variable, .constant, .typealias]
    let candidates = types.contains(mutant.kind) ? types : members
    return candidates.filter { kinds.contains($0) == having }.flatMap { kind in
      var copy = mutant
      copy.kind = kind
      return copy.renamed
    }
  }
}
