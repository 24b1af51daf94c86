import LintelRules
import LintelVocabulary

extension AccessQuality: ProvableQuality {
  package func variants(of mutant: Mutant, having: Bool) -> [Mutant] {
    let usual: [AccessLevel] = [.internal, .public, .package, .private, .fileprivate, .open]
    // The types around the declaration allow no higher level.
    return usual.filter { levels.contains($0) == having && $0 <= mutant.accessLimit }.flatMap {
      level in
      var copy = mutant
      copy.access = level
      return copy.renamed
    }
  }
}
