let a = { @MainActor Item, Other in use(Item) }
let b = { @Sendable [weak self] (Item, Other) in use(Item) }
