/// What has to be fetched before there is anything to show.
enum Loadable<Value: Equatable & Sendable>: Equatable, Sendable {
  case loading
  case loaded(Value)
  case failed

  /// What was loaded, if anything was.
  var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }

  /// The same, unless loading has failed: then it begins anew.
  var loadingAgain: Loadable { self == .failed ? .loading : self }

  /// What was loaded before, or that loading has failed.
  var loadingFailed: Loadable { value == nil ? .failed : self }
}
