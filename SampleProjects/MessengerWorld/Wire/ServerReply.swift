/// What the server answers to a ``ClientRequest``.
public enum ServerReply: Equatable, Sendable {
  /// Who is signed in on the connection now.
  case session(WireSession)

  /// The contact that was added.
  case contact(WirePerson)

  /// All contacts, in the order of their names.
  case contacts([WirePerson])

  /// The thread that was opened or created.
  case thread(WireThread)

  /// All threads, the one with the latest activity first.
  case threads([WireThread])

  /// The part of a thread's history that was asked for.
  case page(WirePage)

  /// The message that was sent, with its number.
  case message(WireMessage)

  /// All sticker packs that are for sale, owned or not.
  case packs([WireStickerPack])

  /// The proof of the purchase that was asked for.
  case receipt(WireReceipt)

  /// What was asked for is done, and there is nothing to tell.
  case done

  /// What was asked for is not done, and nothing has changed.
  case refused(Refusal)
}
