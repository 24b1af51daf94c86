import MessengerTexts
import ScreenKitDeclarative

struct StickersView: DeclarativeView {
  let viewModel: StickersViewModel

  var body: some DeclarativeView {
    VStack {
      ListStatusView(list: "stickers", status: viewModel.status) { viewModel.reload() }
      List(viewModel.rows, selection: .selecting(viewModel.select)) { row in
        HStack { StickerRowView(row: row) }
          .lineLimit(1)
          .accessibilityIdentifier(row.identifier)
      }
      .accessibilityIdentifier("stickers.list")
    }
    .navigationTitle(viewModel.texts[.tabStickers])
    .onAppear { viewModel.appear() }
  }
}

struct StickerRowView: DeclarativeView {
  let row: StickerRow

  var body: some DeclarativeView {
    Text(row.name).accessibilityIdentifier("\(row.identifier).name")
    if let price = row.price {
      Text(price).accessibilityIdentifier("\(row.identifier).price")
    }
    if let owned = row.owned {
      Text(owned).accessibilityIdentifier("\(row.identifier).owned")
    }
  }
}
