import LintelConfiguration
import LintelGraph
import LintelVocabulary

/// A new declaration of which not all properties are known, to determine the possible results of a
/// selector for it. A test of an unknown property counts as a possible match.
package struct SelectorGuess {
  package let name: String
  package let kind: DeclarationKind
  /// The path and the modules of the file; `nil` if they are unknown.
  package var file: (path: String, modules: [Module])?

  /// Whether the selector may apply to the declaration, and whether it may do so because of a
  /// property of the declaration itself, such as its name; see ``SelectorStrength``.
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
