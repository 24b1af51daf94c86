import MessengerTexts

extension PreferencesService {
  /// The words in the language of now.
  var texts: Texts { Texts(in: language) }
}
