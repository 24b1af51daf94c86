#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The places where the Swift runtime lets a program choose its executors.
enum ExecutorHooks {
  private typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
  private typealias MainExecutorHook =
    @convention(thin) (MainExecutor) -> UnownedSerialExecutor
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void

  /// Has all jobs of the process done by the main queue, from now on.
  static func install(_ queue: MainQueue) {
    hook("swift_task_getMainExecutor_hook", as: MainExecutorHook.self) { _ in
      MainQueue.shared.asUnownedSerialExecutor()
    }
    hook("swift_task_enqueueGlobal_hook", as: EnqueueHook.self) { job, _ in
      MainQueue.shared.enqueue(job)
    }
  }

  private static func hook<Hook>(_ name: String, as type: Hook.Type, _ function: Hook) {
    guard let address = dlsym(nil, name) else {
      preconditionFailure("The Swift runtime has no \(name), which settling needs.")
    }
    address.assumingMemoryBound(to: Hook?.self).pointee = function
  }
}
