/// What is for the whole app to decide.
enum HomeOutMessage: Equatable {
  case preferencesChosen(Preferences)
  case signedOut

  /// The session was ended elsewhere.
  case sessionEnded
}
