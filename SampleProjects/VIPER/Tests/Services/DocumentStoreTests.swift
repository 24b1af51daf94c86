import MessengerStorage
import Testing

@testable import VIPER

@Suite("What is kept") @MainActor
struct DocumentStoreTests {
  @Test("is there under its name, and nowhere else")
  func keeps() throws {
    let database = try Database.inMemory()
    DocumentStore(database).save([Person.grace], as: "contacts")
    let store = DocumentStore(database)
    #expect(store.load("contacts") == [Person.grace])
    #expect(store.load("friends", as: [Person].self) == nil)
  }

  @Test("is nothing if it is of another kind")
  func otherKind() throws {
    let store = DocumentStore(try Database.inMemory())
    store.save("text", as: "contacts")
    #expect(store.load("contacts", as: [Person].self) == nil)
  }

  @Test("goes one by one, or all at once but for one")
  func removes() throws {
    let store = DocumentStore(try Database.inMemory())
    for name in ["history.1", "history.2", "preferences"] { store.save(name, as: name) }
    store.save(nil as String?, as: "history.1")
    #expect(store.names(startingWith: "history.") == ["history.2"])
    store.removeAll(except: "preferences")
    #expect(store.names(startingWith: "") == ["preferences"])
  }

  @Test("is a conversation with its messages, the outbox and the drafts")
  func inbox() throws {
    let documents = DocumentStore(try Database.inMemory())
    let store = InboxDataStore(documents: documents)
    store.change {
      $0.replaceConversations(with: [.example("1")])
      $0.add(newest: [.example(1)], to: "1")
      $0.enqueue(OutgoingMessage(key: "a", conversation: "1", text: "Hello", hasFailed: true))
      $0.setDraft("Hel", in: "1")
    }
    #expect(InboxDataStore(documents: documents).inbox == store.inbox)
  }
}
