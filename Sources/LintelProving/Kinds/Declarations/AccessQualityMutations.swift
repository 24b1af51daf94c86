import LintelRules
import LintelVocabulary

extension AccessQuality: ProvableQuality {
  package func variants(of mutant: Mutant, having: Bool) -> [Mutant] {
    let usual: [AccessLevel] = [.internal, .public, .package, .private, .fileprivate, .open]
    return usual.filter { levels.contains($0) == having }.flatMap { level in
      var copy = mutant
      copy.access = level
      // The types around the declaration allow no higher level.
      copy.isTopLevel = level > mutant.accessLimit
      return copy.renamed
    }
  }
}
