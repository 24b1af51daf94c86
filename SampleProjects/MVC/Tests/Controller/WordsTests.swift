import MessengerTexts
import Testing

@testable import MVC

/// The words for what the model knows.
@Suite
struct WordsTests {
  private let texts = Texts(in: .english)

  @Test(arguments: [(0, "$0.00"), (5, "$0.05"), (99, "$0.99"), (199, "$1.99"), (12_300, "$123.00")])
  func showsPricesInDollars(cents: Int, expected: String) {
    #expect(cents.asDollars == expected)
  }

  @Test(arguments: [
    (AddContactError.missingName, "Enter a name."), (.missingHandle, "Enter a handle."),
    (.nameTooLong, "This name is too long."), (.ownHandle, "That is you."),
    (.unknownHandle, "Nobody has this handle."),
    (.handleTaken, "This handle is among your contacts already."),
    (.noConnection, "No connection. Try again."),
    (.other, "Something went wrong. Try again later."),
  ])
  func saysWhyAContactIsNotAdded(error: AddContactError, expected: String) {
    #expect(error.message(in: texts) == expected)
  }

  @Test(arguments: [
    ("zh_Hans_CN", MVC.Language.simplifiedChinese), ("en_GB", .english), ("", .english),
  ])
  func knowsTheLanguageOfADevice(locale: String, language: MVC.Language) {
    #expect(MVC.Language(locale: locale) == language)
    #expect(Texts(for: language).language.ownName == language.ownName)
  }

  @Test(arguments: [
    ("messenger://thread/42", "42"), ("messenger://thread/", nil), ("messenger://contact/42", nil),
    ("https://thread/42", nil), ("", nil),
  ])
  func readsLinks(link: String, chat: String?) {
    #expect(DeepLink(link)?.chat == chat)
  }
}
