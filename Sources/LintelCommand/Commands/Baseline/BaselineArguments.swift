/// The arguments of `lintel baseline write`, `prune`, `show` and `diff`.
struct BaselineArguments: Equatable {
  enum Action: String, CaseIterable {
    case write
    case prune
    case diff
    case show

    /// Whether the action may change the baseline.
    var writes: Bool { self == .write || self == .prune }
  }

  let action: Action
  /// A project folder.
  var path = "."
  var reading = ReadingArguments()
  /// The path of the baseline; `nil` for the file beside the rules file.
  var baseline: String?
  /// Whether `write` may accept more than the old baseline accepts.
  var isForced = false

  static func command(_ action: Action) -> Command<Self> {
    let location: [Parameter<Self>] = [
      .optional("path", \.path, help: "A project folder."), .config(\.reading.config),
      .baseline(\.baseline),
    ]
    let judging: [Parameter<Self>] =
      [.jobs(\.reading.jobs), .resolveManifests(\.reading.resolvesManifests)]
      + .exact(\.reading.exact) + .conditions(\.reading.conditions)
    let parameters =
      switch action {
      case .write: location + [.force] + judging
      case .prune, .diff: location + judging
      case .show: location
      }
    return Command(
      name: action.rawValue, abstract: abstract(of: action), initial: Self(action: action),
      parameters: parameters)
  }

  private static func abstract(of action: Action) -> String {
    switch action {
    case .write: "Accept all findings of today, unless that makes the baseline grow."
    case .prune: "Remove fixed findings from the baseline."
    case .diff: "Print new and fixed findings, as lines of the baseline."
    case .show: "Print the accepted findings, rule by rule."
    }
  }
}

extension Parameter<BaselineArguments> {
  fileprivate static var force: Self {
    .flag("force", \.isForced, help: "Replace the baseline even if it grows.")
  }
}
