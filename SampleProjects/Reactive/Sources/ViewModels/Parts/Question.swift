import MessengerTexts

/// What the user has to say yes to first.
struct Question: Equatable {
  let title: String
  let yes: String
  let no: String

  /// Asks about what has a name.
  init(_ title: TextKey, _ name: String, yes: TextKey, in texts: Texts) {
    self.title = texts[title, name]
    self.yes = texts[yes]
    no = texts[.cancel]
  }
}
