import LintelConfiguration
import LintelGraph
import LintelVocabulary

/// The possible results of a selector for new code; an unknown property counts as a match.
package struct SelectorGuess {
  package let name: String
  package let kind: DeclarationKind
  /// The file; `nil` for code inside of a declaration, to which the file does not matter.
  package var file: (path: String, modules: [Module])?

  /// Whether the selector may apply at all, and whether a property of the declaration itself may
  /// match; see ``SelectorStrength``.
  package typealias Verdict = (mayMatch: Bool, mayVouch: Bool)

  package func verdict(of selector: Selector) -> Verdict {
    switch selector.form {
    case .test(let test): return verdict(of: test)
    case .all(let selectors):
      let verdicts = selectors.map(verdict)
      let mayMatch = verdicts.allSatisfy(\.mayMatch)
      return (mayMatch, mayMatch && verdicts.contains(where: \.mayVouch))
    case .any(let selectors):
      let verdicts = selectors.map(verdict)
      return (verdicts.contains(where: \.mayMatch), verdicts.contains(where: \.mayVouch))
    case .not(let inner):
      let isKnown = inner.judgesFilesOnly && file != nil
      return (!isKnown || !verdict(of: inner).mayMatch, false)
    }
  }

  private func verdict(of test: Selector.Test) -> Verdict {
    switch test {
    case .path(let glob): return (file.map { glob.matches($0.path) } ?? true, false)
    case .module(let pattern):
      return (file.map { $0.modules.contains { pattern.matches($0.name) } } ?? true, false)
    case .target(let pattern):
      return (file.map { $0.modules.contains { pattern.matches($0.target) } } ?? true, false)
    case .platform(let platform):
      return (
        file.map { $0.modules.contains { $0.platforms?.contains(platform) == true } } ?? true, false
      )
    case .name(let pattern):
      let matches = pattern.matches(name)
      return (matches, matches)
    case .kind(let wanted): return (wanted == kind, wanted == kind)
    case .inherits, .attribute, .access: return (true, true)
    }
  }
}
