import MessengerHost

/// Does what the app's state asks for, and tells what came of it.
@MainActor
final class AppEffectHandler {
  weak var store: AppStore?

  private let client: ServerClient
  private let archive: Archive
  private let contacts: ContactsEffectHandler
  private let chats: ChatsEffectHandler
  private let stickers: StickersEffectHandler
  private let settings: SettingsEffectHandler

  init(connection: any MessengerConnection, clock: any AppClock, archive: Archive) {
    let client = ServerClient(connection: connection)
    self.client = client
    self.archive = archive
    contacts = ContactsEffectHandler(client: client, clock: clock)
    chats = ChatsEffectHandler(client: client)
    stickers = StickersEffectHandler(client: client)
    settings = SettingsEffectHandler(client: client)
  }

  /// Does one effect; what comes of it is sent, in order.
  func perform(_ effect: AppEffect, send: @escaping @MainActor (AppEvent) -> Void) async {
    switch effect {
    case .followNetwork:
      for await state in client.statuses() {
        client.connectionChanged()
        store?.state.network = NetworkStatus(state)
        if state == .online { send(.networkChanged(.online)) }
      }
    case .followNews:
      for await event in client.news() { send(.told(News(event))) }
    case .save(let memory, let old):
      archive.save(memory, replacing: old)
    case .beginSession(let credentials):
      send(await signIn(credentials))
    case .endSession:
      // A server that cannot be told loses nothing: the token is forgotten here.
      _ = try? await client.order(.signOut)
    case .account(let effect, _):
      await perform(effect, send: send)
    }
  }

  private func perform(_ effect: AccountEffect, send: @MainActor (AppEvent) -> Void) async {
    do {
      if let event = try await event(after: effect) { send(event) }
    } catch {
      send(.sessionExpired)
    }
  }

  private func signIn(_ credentials: Credentials) async -> AppEvent {
    let result = await client.begin(
      .signIn(username: credentials.username, password: credentials.password))
    switch result {
    case .success(let session): return .signedIn(session)
    case .failure(let problem): return .login(.refused(problem))
    }
  }

  private func event(after effect: AccountEffect) async throws(SessionExpired) -> AppEvent? {
    switch effect {
    case .resume(let token): try await resume(token)
    case .contacts(let effect): try await contacts.event(after: effect).map { .contacts($0) }
    case .chats(let effect): .chats(try await chats.event(after: effect))
    case .stickers(let effect): .stickers(try await stickers.event(after: effect))
    case .settings(let effect): .settings(try await settings.event(after: effect))
    }
  }

  /// Whatever else goes wrong is tried again on the next connection.
  private func resume(_ token: String) async throws(SessionExpired) -> AppEvent? {
    switch await client.begin(.resume(token: token)) {
    case .success(let session): return .resumed(session)
    case .failure(.sessionExpired): throw SessionExpired()
    case .failure: return nil
    }
  }
}
