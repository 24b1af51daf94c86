/// Turns ``SessionManaging`` into ``ThreadAccountService``.
struct ThreadAccountAdapter: ThreadAccountService {
  let session: any SessionManaging

  var handle: String? { session.account?.handle }
}
