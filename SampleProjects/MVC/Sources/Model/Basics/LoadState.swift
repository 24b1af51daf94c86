/// How far a list that comes from the server is.
enum LoadState: Equatable {
  /// It is being loaded for the first time.
  case loading

  /// There is nothing to show, because it could not be loaded.
  case failed

  /// It was loaded, now or at an earlier time.
  case loaded
}
