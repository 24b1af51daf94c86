import LintelConfiguration
import LintelText

/// The kinds of rules with their options, for documentation and help.
package enum RuleCatalogue {
  package struct Kind: Sendable {
    /// The word after `kind:`.
    package let word: String
    /// The statement that such a rule makes, in one sentence.
    package let summary: String
    /// The keys that only this kind has.
    package let options: [Option]
    /// The keys that the kind shares with other kinds.
    package let sharedOptions: [Option]
  }

  package struct Option: Sendable {
    package let key: String
    package let isRequired: Bool
    /// The meaning of the key, in one sentence.
    package let summary: String
    /// The possible values of the key: `names`, `a number`, or the words to choose from.
    package let values: String
    /// The keys of the mapping, if the value is one.
    package let options: [Option]
  }

  /// Returns the kinds in the order of the list.
  package static func kinds(of kinds: RuleKinds) -> [Kind] {
    kinds.all.map { kind in
      Kind(
        word: kind.word, summary: kind.summary, options: kind.options.map(option),
        sharedOptions: SharedOptions.all(of: kind.judges).map(option))
    }
  }

  private static func option(_ option: any DeclaredOption) -> Option {
    Option(
      key: option.key, isRequired: option.isRequired, summary: option.summary,
      values: option.shape.words, options: option.shape.options.map(self.option))
  }
}

extension OptionShape {
  fileprivate var options: [any DeclaredOption] {
    if case .options(let options) = self { options } else { [] }
  }

  /// The possible values, in words.
  fileprivate var words: String {
    switch self {
    case .names: "a name or a list of names"
    case .namesOrNone: "a name or a list of names, or `[]`"
    case .paths: "a path or a list of paths"
    case .word(let choices): list(choices.map { "`\($0)`" }, last: "or")
    case .words(let choices): "some of " + list(choices.map { "`\($0)`" }, last: "and")
    case .text: "a text"
    case .path: "a path, relative to the rules file"
    case .number, .decimal: "a number"
    case .flag: "`true` or `false`"
    case .options: "a mapping"
    case .selector: "a selector, as in a component"
    case .layers: "a list of layers"
    case .exceptions: "a list of exceptions"
    }
  }
}
