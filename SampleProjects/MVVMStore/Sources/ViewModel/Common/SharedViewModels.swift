/// The view models that those of several screens use.
@MainActor
struct SharedViewModels {
  let words: TextsViewModel
  let network: NetworkViewModel
}
