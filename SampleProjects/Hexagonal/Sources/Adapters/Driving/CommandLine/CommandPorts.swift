/// Everything that commands can ask the domain for.
struct CommandPorts {
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
  let joining: any JoiningConversations
  let reading: any ReadingConversation
  let writing: any WritingMessages
  let browsing: any BrowsingStickers
  let buying: any BuyingStickers
}
