func f(_ a: some A, b: [some B], c: (some C) -> D) -> some E & F { G() }
