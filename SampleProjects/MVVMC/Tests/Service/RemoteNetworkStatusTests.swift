import MessengerHost
import Testing

@testable import MVVMC

@Suite @MainActor
struct RemoteNetworkStatusTests {
  private let connection = FakeConnection()
  private let status = RemoteNetworkStatus()

  @Test func isOfflineUntilItFollowsAConnection() {
    #expect(status.state == .offline)
    status.follow(connection)
    #expect(status.state == .online)
  }

  @Test func followsEachStateOfTheConnection() async {
    status.follow(connection)
    connection.state = .connecting
    await MainActor.settle()
    #expect(status.state == .connecting)
    connection.state = .offline
    await MainActor.settle()
    #expect(status.state == .offline)
  }
}
