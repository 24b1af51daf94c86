/// The texts of the messenger, each under a name.
///
/// `%@` stands for a value that is put in.
public enum TextKey: CaseIterable, Sendable {
  // Tabs.
  case tabChats, tabContacts, tabStickers, tabSettings

  // Everywhere.
  case retry, cancel, couldNotLoad, noConnection, somethingWentWrong, enterName, nameTooLong

  // The network.
  case online, connecting, offline

  // Login.
  case loginTitle, username, password, signIn, enterUsername, enterPassword, wrongCredentials,
    sessionExpired

  // Chats.
  case noChats, newGroup, draft

  // A new group.
  case groupName, createGroup

  // A thread.
  case message, send, earlierMessages, sending, sent, failed, leaveGroup, leaveTitle, leave

  // Contacts.
  case search, noContacts, noMatches, addContact

  // A new contact.
  case newContact, contactName, contactHandle, save, enterHandle, ownHandle, unknownHandle,
    handleTaken

  // A contact.
  case writeMessage, deleteContact, deleteTitle

  // Stickers.
  case owned, cardNumber, buy, guestsCannotBuy, enterCard, cardDeclined, thankYou, receiptNumber,
    cardEnding, done

  // Settings.
  case yourName, saveName, saved, appearance, light, dark, textSize, textSmall, textStandard,
    textLarge, language, signOut
}
