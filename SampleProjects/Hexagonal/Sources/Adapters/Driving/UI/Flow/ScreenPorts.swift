/// Everything that the screens can ask the domain for.
struct ScreenPorts {
  let session: any WatchingSession
  let signingIn: any SigningIn
  let signingOut: any SigningOut
  let renaming: any Renaming
  let connection: any WatchingConnection
  let contacts: any WatchingContacts
  let searching: any SearchingContacts
  let adding: any AddingContact
  let deleting: any DeletingContact
  let conversations: any WatchingConversations
  let visits: any ReceivingVisits
  let joining: any JoiningConversations
  let reading: any ReadingConversation
  let writing: any WritingMessages
  let browsing: any BrowsingStickers
  let buying: any BuyingStickers
  let preferences: any ChangingPreferences
}
