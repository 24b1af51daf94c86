import MessengerTexts
import ScreenKitDeclarative

struct StickersView: DeclarativeView {
  let model: StickersModel
  let mayBuy: Bool
  let send: Send<StickersMessage>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    TabStack(visit: model.pages.presentVisit, goBack: goBack) {
      RemoteList(
        name: "stickers", elements: model.packs, emptyText: nil,
        choose: { send(.packChosen($0)) }, retry: { send(.retryTapped) }
      ) { pack, row in
        StickerRow(pack: pack, identifier: row)
      }
      .navigationTitle(texts[.tabStickers])
    } page: {
      switch model.pages.page {
      case .purchase(let purchase):
        PurchaseView(model: purchase, mayBuy: mayBuy) { send(.purchase($0)) }
      case .paid(let receipt):
        ReceiptView(receipt: receipt) { send(.doneTapped) }
      case nil:
        EmptyView()
      }
    }
  }

  private func goBack() {
    send(.wentBack)
  }
}

struct StickerRow: DeclarativeView {
  let pack: StickerPack
  let identifier: String

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    Text(pack.name).accessibilityIdentifier("\(identifier).name")
    if pack.isOwned {
      Text(texts[.owned]).accessibilityIdentifier("\(identifier).owned")
    } else {
      Text(pack.price.inDollars).accessibilityIdentifier("\(identifier).price")
    }
  }
}

extension Int {
  /// An amount in cents as it is read: "$1.99".
  var inDollars: String {
    let cents = self % 100
    return "$\(self / 100).\(cents < 10 ? "0" : "")\(cents)"
  }
}
