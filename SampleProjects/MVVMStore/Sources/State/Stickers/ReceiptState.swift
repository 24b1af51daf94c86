enum ReceiptEvent: Equatable {
  case doneTapped
}

enum ReceiptEffect: Equatable {
  /// Leaves the screen.
  case finish
}

/// The state of the screen that shows what was bought.
struct ReceiptState: StoreState {
  let receipt: Receipt

  mutating func handle(_ event: ReceiptEvent) -> [ReceiptEffect] {
    switch event {
    case .doneTapped: [.finish]
    }
  }
}
