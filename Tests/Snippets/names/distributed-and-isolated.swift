let distributed = A(), isolated = B(), nonisolated = C()
distributed.run(isolated)
