/// The sticker packs, and what the user does about one of them.
struct StickersModel: Equatable {
  var packs = RemoteData<[StickerPack]>.notAsked
  var pages = PageStack<StickersPage>()

  /// How often a pack was bought.
  var revision = 0

  /// The keys of purchases to which the server has said neither yes nor no, by the pack.
  var unansweredKeys: [String: String] = [:]

  /// Whether the user looks at the list, if at this tab.
  var showsList: Bool { pages.page == nil }
}

enum StickersPage: Equatable {
  case purchase(PurchaseModel)
  case paid(Receipt)
}

struct PurchaseModel: Equatable {
  let pack: StickerPack
  var card = ""
  var attempt = Attempt.idle

  /// What is entered without its blanks; `nil` unless that is the number of a card.
  var cardNumber: String? {
    let digits = card.filter { !$0.isWhitespace }
    return digits.count == 16 && digits.allSatisfy { $0.isASCII && $0.isNumber } ? digits : nil
  }
}
