/// What is for the whole app to decide.
enum HomeOutMessage: Equatable {
  case preferenceChosen(Preferences.Choice)
  case signedOut

  /// The session was ended elsewhere.
  case sessionEnded
}
