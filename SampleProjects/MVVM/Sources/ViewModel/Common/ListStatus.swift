import MessengerTexts

/// What is shown around the rows of a list; `nil` for what is not.
struct ListStatus: Equatable {
  let isBusy: Bool
  let emptyText: String?
  let errorText: String?
  let retryTitle: String?

  /// - Parameters:
  ///   - empty: What is said if there is nothing in the list.
  ///   - attemptError: What is said of an attempt that has failed, other than that of loading the list;
  ///     it comes first, because it is newer.
  init<Element>(
    _ list: Loadable<[Element]>, empty: TextKey? = nil, attemptError: String? = nil, texts: Texts
  ) {
    isBusy = list == .loading
    emptyText = list.value?.isEmpty == true ? empty.map { texts[$0] } : nil
    errorText = attemptError ?? (list == .failed ? texts[.couldNotLoad] : nil)
    retryTitle = list == .failed ? texts[.retry] : nil
  }
}
