import MessengerTexts

/// What a list says besides its rows.
struct ListPresentation: Equatable {
  let isBusy: Bool
  let emptyText: String?
  let problem: String?
  let canRetry: Bool

  /// - Parameters:
  ///   - content: What has become of loading what there are rows of.
  ///   - emptyText: What to say if there is nothing in it; `nil` unless that is so.
  ///   - wish: Why a wish of the user is not fulfilled; they wait for that, so it comes first.
  init<Content>(
    _ content: Loadable<Content>, emptyText: String? = nil, wish: Problem? = nil, texts: Texts
  ) {
    isBusy = content == .loading
    self.emptyText = emptyText
    problem = wish.map { texts[$0.key] } ?? (content == .failed ? texts[.couldNotLoad] : nil)
    canRetry = content == .failed
  }
}
